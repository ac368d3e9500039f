package ferrule.identity;

import org.keycloak.authentication.Authenticator;
import org.keycloak.authentication.authenticators.broker.IdpAutoLinkAuthenticatorFactory;
import org.keycloak.models.KeycloakSession;

public final class CompanyRequiredFactory extends IdpAutoLinkAuthenticatorFactory {
  @Override
  public String getId() {
    return "company-required";
  }

  @Override
  public Authenticator create(KeycloakSession session) {
    return new CompanyRequired();
  }
}
