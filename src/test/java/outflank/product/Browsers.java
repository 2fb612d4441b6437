package outflank.product;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Hands a fresh {@link Chromium} to every test parameter of that type ({@link Phone} asks for a small one), closes them
 * after the test, and keeps a picture of each if the test failed. Used with {@code @ExtendWith(Browsers.class)}.
 */
public final class Browsers implements ParameterResolver, AfterEachCallback {
    private static final ExtensionContext.Namespace OWN = ExtensionContext.Namespace.create(Browsers.class);

    /** A browser the size of a telephone. */
    @Target(ElementType.PARAMETER)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Phone {}

    /** The windows of one test, in the order they were opened. */
    private record Opened(List<Chromium> windows) {}

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == Chromium.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        Chromium window = parameter.isAnnotated(Phone.class) ? Chromium.phone() : Chromium.desktop();
        opened(test).windows().add(window);
        return window;
    }

    @Override
    public void afterEach(ExtensionContext test) {
        int number = 0;
        for (Chromium window : opened(test).windows()) {
            number++;
            if (test.getExecutionException().isPresent()) {
                window.screenshot("failed-" + test.getRequiredTestClass().getSimpleName() + "-"
                        + test.getRequiredTestMethod().getName() + "-" + number);
            }
            window.close();
        }
    }

    private static Opened opened(ExtensionContext test) {
        return test.getStore(OWN)
                .getOrComputeIfAbsent(Opened.class, key -> new Opened(new ArrayList<>()), Opened.class);
    }
}
