package ferrule.identity;

import jakarta.ws.rs.core.UriInfo;
import java.util.Collections;
import java.util.Set;
import org.keycloak.authentication.AuthenticationProcessor;
import org.keycloak.common.ClientConnection;
import org.keycloak.models.AuthenticationExecutionModel;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.models.credential.OTPCredentialModel;
import org.keycloak.models.credential.RecoveryAuthnCodesCredentialModel;
import org.keycloak.models.utils.UserModelDelegate;
import org.keycloak.services.managers.AuthenticationManager;
import org.keycloak.services.managers.BruteForceProtector;
import org.keycloak.sessions.AuthenticationSessionModel;

/**
 * Counts failed passwords by account and client network together: guesses from elsewhere never lock the owner out.
 * Failed codes of a second factor count by account alone. A stranger does not get that far without the password or the
 * mailbox, and six digits could be guessed from many networks.
 */
final class LockPerNetwork implements BruteForceProtector {
  private static final Set<String> CODES = Set.of(OTPCredentialModel.TYPE, RecoveryAuthnCodesCredentialModel.TYPE);
  private final BruteForceProtector counter;

  LockPerNetwork(BruteForceProtector counter) {
    this.counter = counter;
  }

  @Override
  public void failedLogin(
      RealmModel realm, UserModel user, ClientConnection client, UriInfo uri, Set<String> categories) {
    boolean isCode = categories != null && !Collections.disjoint(categories, CODES);
    counter.failedLogin(realm, isCode ? user : at(client, user), client, uri, categories);
  }

  @Override
  public void successfulLogin(
      RealmModel realm, UserModel user, ClientConnection client, UriInfo uri, Set<String> categories) {
    counter.successfulLogin(realm, at(client, user), client, uri, categories);
    counter.successfulLogin(realm, user, client, uri, categories);
  }

  @Override
  public boolean isTemporarilyDisabled(KeycloakSession session, RealmModel realm, UserModel user) {
    AuthenticationSessionModel login = session.getContext().getAuthenticationSession();
    boolean isPassword = login != null && !asksForCode(session, realm, login);
    UserModel counted = isPassword ? at(session.getContext().getConnection(), user) : user;
    return counter.isTemporarilyDisabled(session, realm, counted);
  }

  @Override
  public boolean isPermanentlyLockedOut(KeycloakSession session, RealmModel realm, UserModel user) {
    return counter.isPermanentlyLockedOut(session, realm, user);
  }

  @Override
  public void cleanUpPermanentLockout(KeycloakSession session, RealmModel realm, UserModel user) {
    counter.cleanUpPermanentLockout(session, realm, user);
  }

  @Override
  public void close() {
    counter.close();
  }

  private static boolean asksForCode(KeycloakSession session, RealmModel realm, AuthenticationSessionModel login) {
    String id = login.getAuthNote(AuthenticationProcessor.CURRENT_AUTHENTICATION_EXECUTION);
    AuthenticationExecutionModel step = id == null ? null : realm.getAuthenticationExecutionById(id);
    if (step == null) return false;
    String category = AuthenticationManager.getAuthenticationCategory(session, step.getAuthenticator());
    return category != null && CODES.contains(category);
  }

  /** The counter only uses the id of a user. */
  private static UserModel at(ClientConnection client, UserModel user) {
    String id = user.getId() + "@" + ClientNetwork.of(client.getRemoteAddr());
    return new UserModelDelegate(user) {
      @Override
      public String getId() {
        return id;
      }
    };
  }
}
