package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After signing in one goes on where one wanted to go, but never to another site. */
class SignInTest {

    @ParameterizedTest
    @ValueSource(strings = {"/", "/desk/tournaments", "/desk/round?of=spring-cup&round=3"})
    void ownAddressesAreFollowed(String address) {
        assertThat(SignIn.isOwnAddress(address)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "//evil.example",
                "https://evil.example/",
                "/\\evil.example",
                "javascript:alert(1)",
                "/a b",
                "desk",
                "/desk\r\nSet-Cookie: a=b",
                "/./\\/evil.example"
            })
    void otherSitesAreNot(String address) {
        assertThat(SignIn.isOwnAddress(address)).isFalse();
    }
}
