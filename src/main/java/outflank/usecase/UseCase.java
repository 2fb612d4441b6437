package outflank.usecase;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Stereotype;
import jakarta.transaction.Transactional;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A class of use cases: each call is one transaction, all or nothing, and a clash with somebody else's change is
 * answered with a {@link Refusal}.
 */
@Stereotype
@ApplicationScoped
@Transactional
@RefusesClashes
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface UseCase {}
