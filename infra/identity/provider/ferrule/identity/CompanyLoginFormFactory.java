package ferrule.identity;

import org.keycloak.authentication.Authenticator;
import org.keycloak.authentication.authenticators.browser.UsernamePasswordFormFactory;
import org.keycloak.models.KeycloakSession;

public final class CompanyLoginFormFactory extends UsernamePasswordFormFactory {
  @Override
  public String getId() {
    return "company-login-form";
  }

  @Override
  public Authenticator create(KeycloakSession session) {
    return new CompanyLoginForm(session);
  }
}
