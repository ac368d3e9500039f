package ferrule.identity;

import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import org.keycloak.authentication.actiontoken.execactions.ExecuteActionsActionToken;
import org.keycloak.common.util.Time;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.services.resources.LoginActionsService;
import org.keycloak.services.resources.admin.fgap.AdminPermissionEvaluator;

/**
 * The link of Keycloak's mail "set up your account", without the mail: the first administrator is added before a mail
 * server is known to work. The link ends with its first use or after the time of the realm. It gives the account to its
 * holder, so it needs the right to manage the realm, which the service account of the data service does not have.
 */
public final class SetupLink {
  private static final List<String> ACTIONS = List.of("UPDATE_PASSWORD", "CONFIGURE_TOTP");

  private final KeycloakSession session;
  private final RealmModel realm;
  private final AdminPermissionEvaluator permissions;

  SetupLink(KeycloakSession session, RealmModel realm, AdminPermissionEvaluator permissions) {
    this.session = session;
    this.realm = realm;
    this.permissions = permissions;
  }

  @POST
  @Path("{user}")
  @Produces(MediaType.APPLICATION_JSON)
  public Map<String, String> create(@PathParam("user") String id) {
    permissions.realm().requireManageRealm();
    UserModel user = session.users().getUserById(realm, id);
    if (user == null) throw new NotFoundException();
    int until = Time.currentTime() + realm.getActionTokenGeneratedByAdminLifespan();
    var token = new ExecuteActionsActionToken(user.getId(), user.getEmail(), until, ACTIONS, null, "content-admin");
    var address = session.getContext().getUri();
    String link =
        LoginActionsService.actionTokenProcessor(address)
            .queryParam("key", token.serialize(session, realm, address))
            .build(realm.getName())
            .toString();
    return Map.of("link", link);
  }
}
