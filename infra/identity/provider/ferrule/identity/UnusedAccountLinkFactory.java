package ferrule.identity;

import org.keycloak.authentication.Authenticator;
import org.keycloak.authentication.authenticators.broker.IdpAutoLinkAuthenticatorFactory;
import org.keycloak.models.KeycloakSession;

public final class UnusedAccountLinkFactory extends IdpAutoLinkAuthenticatorFactory {
  @Override
  public String getId() {
    return "unused-account-link";
  }

  @Override
  public Authenticator create(KeycloakSession session) {
    return new UnusedAccountLink();
  }
}
