package ferrule.identity;

import org.keycloak.email.EmailTemplateProvider;
import org.keycloak.email.freemarker.FreeMarkerEmailTemplateProviderFactory;
import org.keycloak.models.KeycloakSession;

/** Replaces the built-in mail sender. */
public final class OneMailPerTargetFactory extends FreeMarkerEmailTemplateProviderFactory {
  @Override
  public EmailTemplateProvider create(KeycloakSession session) {
    return new OneMailPerTarget(session);
  }

  /** Keycloak uses the provider with the highest order of those with the same id. */
  @Override
  public int order() {
    return 1;
  }
}
