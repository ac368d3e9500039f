package ferrule.identity;

import org.keycloak.forms.login.LoginFormsProvider;
import org.keycloak.forms.login.freemarker.FreeMarkerLoginFormsProviderFactory;
import org.keycloak.models.KeycloakSession;

/** Replaces the built-in pages. */
public final class AcceptedPasswordFactory extends FreeMarkerLoginFormsProviderFactory {
  @Override
  public LoginFormsProvider create(KeycloakSession session) {
    return new AcceptedPassword(session);
  }

  /** Keycloak uses the provider with the highest order of those with the same id. */
  @Override
  public int order() {
    return 1;
  }
}
