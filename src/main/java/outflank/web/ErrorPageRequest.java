package outflank.web;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebFilter;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;

/**
 * An error page starts anew: with the parameters of the form that failed, Faces would take it for an answer to that form
 * and fail again; and with the content security policy of the page that failed beside its own, the browser would hold
 * each script to the nonces of both and run none.
 */
@WebFilter(urlPatterns = "/error/*", dispatcherTypes = DispatcherType.ERROR)
public class ErrorPageRequest extends HttpFilter {

    private static final long serialVersionUID = 1L;
    private static final String POLICY = "Content-Security-Policy";

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        chain.doFilter(new WithoutParameters(request), new WithOnePolicy(response));
    }

    private static final class WithOnePolicy extends HttpServletResponseWrapper {

        WithOnePolicy(HttpServletResponse response) {
            super(response);
        }

        @Override
        public void addHeader(String name, String value) {
            if (name.equalsIgnoreCase(POLICY)) {
                setHeader(name, value);
            } else {
                super.addHeader(name, value);
            }
        }
    }

    private static final class WithoutParameters extends HttpServletRequestWrapper {

        WithoutParameters(HttpServletRequest request) {
            super(request);
        }

        @Override
        public String getMethod() {
            return "GET";
        }

        @Override
        public String getParameter(String name) {
            return null;
        }

        @Override
        public String[] getParameterValues(String name) {
            return null;
        }

        @Override
        public Map<String, String[]> getParameterMap() {
            return Map.of();
        }

        @Override
        public Enumeration<String> getParameterNames() {
            return Collections.emptyEnumeration();
        }
    }
}
