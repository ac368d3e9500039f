package ferrule.identity;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.keycloak.email.EmailException;
import org.keycloak.email.freemarker.FreeMarkerEmailTemplateProvider;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.SingleUseObjectProvider;

/**
 * Nobody's mailbox is filled through us: of each kind of mail an address gets one in ten minutes, whoever asks for it
 * and in whichever language. The page says the same as if it had been sent: the mail before it is still good.
 */
final class OneMailPerTarget extends FreeMarkerEmailTemplateProvider {
  private static final long SECONDS = 600;

  OneMailPerTarget(KeycloakSession session) {
    super(session);
  }

  /** Every mail of the identity server comes through here. */
  @Override
  public void send(
      String subject, List<Object> words, String template, Map<String, Object> attributes, String address)
      throws EmailException {
    SingleUseObjectProvider sent = session.singleUseObjects();
    String key = keyOf(template, address == null ? user.getEmail() : address);
    if (!sent.putIfAbsent(key, SECONDS)) return;
    try {
      super.send(subject, words, template, attributes, address);
    } catch (EmailException failure) {
      // One that did not go out does not count.
      sent.remove(key);
      throw failure;
    }
  }

  private String keyOf(String template, String target) {
    return "mail." + realm.getId() + "." + template + "." + target.toLowerCase(Locale.ROOT);
  }
}
