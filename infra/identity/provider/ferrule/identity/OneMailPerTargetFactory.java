package ferrule.identity;

import org.keycloak.email.EmailTemplateProvider;
import org.keycloak.email.freemarker.FreeMarkerEmailTemplateProviderFactory;
import org.keycloak.models.KeycloakSession;

/** Takes the place of the built-in sender of mails. */
public final class OneMailPerTargetFactory extends FreeMarkerEmailTemplateProviderFactory {
  @Override
  public EmailTemplateProvider create(KeycloakSession session) {
    return new OneMailPerTarget(session);
  }

  /** Of two providers with the same id the one with the higher order is used. */
  @Override
  public int order() {
    return 1;
  }
}
