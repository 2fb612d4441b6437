package outflank.usecase;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.persistence.OptimisticLockException;
import java.sql.SQLException;
import java.util.Set;

/** Stands outside the transaction's own interceptor, because many clashes only show when the transaction commits. */
@Interceptor
@RefusesClashes
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 100)
public class ClashInterceptor {

    /** unique_violation, exclusion_violation, serialization_failure, deadlock_detected. */
    private static final Set<String> CLASH_STATES = Set.of("23505", "23P01", "40001", "40P01");

    @AroundInvoke
    public Object call(InvocationContext context) throws Exception {
        try {
            return context.proceed();
        } catch (Exception failure) {
            for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                if (cause instanceof Refusal refusal) {
                    throw refusal;
                }
                if (isClash(cause)) {
                    throw new Refusal(failure, "refusal.changedMeanwhile");
                }
            }
            throw failure;
        }
    }

    private static boolean isClash(Throwable cause) {
        return cause instanceof OptimisticLockException
                || cause instanceof SQLException sql && CLASH_STATES.contains(String.valueOf(sql.getSQLState()));
    }
}
