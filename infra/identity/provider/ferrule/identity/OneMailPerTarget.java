package ferrule.identity;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.keycloak.email.EmailException;
import org.keycloak.email.freemarker.FreeMarkerEmailTemplateProvider;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.SingleUseObjectProvider;

/**
 * Sends an address at most one mail of each kind in ten minutes, for all senders and languages together, so that
 * nobody can flood a mailbox. The page shows the same confirmation, because the link in the earlier mail is still
 * valid. Notices of new credentials are always sent: only a signed-in user causes one, and each may be the one that
 * reveals an intruder.
 */
final class OneMailPerTarget extends FreeMarkerEmailTemplateProvider {
  private static final long SECONDS = 600;
  private static final String NEW_CREDENTIAL = "event-update_credential.ftl";

  OneMailPerTarget(KeycloakSession session) {
    super(session);
  }

  /** Keycloak sends every mail with this method. */
  @Override
  public void send(
      String subject, List<Object> subjectAttributes, String template, Map<String, Object> attributes, String address)
      throws EmailException {
    if (template.equals(NEW_CREDENTIAL)) {
      super.send(subject, subjectAttributes, template, attributes, address);
      return;
    }
    SingleUseObjectProvider sent = session.singleUseObjects();
    String key = keyOf(template, address == null ? user.getEmail() : address);
    if (!sent.putIfAbsent(key, SECONDS)) return;
    try {
      super.send(subject, subjectAttributes, template, attributes, address);
    } catch (EmailException failure) {
      // A failed mail does not count.
      sent.remove(key);
      throw failure;
    }
  }

  private String keyOf(String template, String target) {
    return "mail." + realm.getId() + "." + template + "." + target.toLowerCase(Locale.ROOT);
  }
}
