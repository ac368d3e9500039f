package ferrule.identity;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.keycloak.connections.jpa.JpaConnectionProvider;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.RoleModel;
import org.keycloak.services.resources.admin.fgap.AdminPermissionEvaluator;

/**
 * Ids of the members of a role, from the index of the table. The list of Keycloak's own API loads each account with its
 * organisations: a page of 1,000 members of a role with 90,000 took up to five minutes.
 */
public final class RoleMembers {
  private static final int LIMIT = 5000;

  private final KeycloakSession session;
  private final RealmModel realm;
  private final AdminPermissionEvaluator permissions;

  RoleMembers(KeycloakSession session, RealmModel realm, AdminPermissionEvaluator permissions) {
    this.session = session;
    this.realm = realm;
    this.permissions = permissions;
  }

  @GET
  @Path("{role}")
  @Produces(MediaType.APPLICATION_JSON)
  public List<String> list(
      @PathParam("role") String name,
      @QueryParam("after") @DefaultValue("") String after,
      @QueryParam("max") @DefaultValue("1000") int max) {
    permissions.users().requireView();
    RoleModel role = realm.getRole(name);
    if (role == null) throw new NotFoundException();
    return session
        .getProvider(JpaConnectionProvider.class)
        .getEntityManager()
        .createQuery(
            "select mapping.user.id from UserRoleMappingEntity mapping"
                + " where mapping.roleId = :role and mapping.user.id > :after order by mapping.user.id",
            String.class)
        .setParameter("role", role.getId())
        .setParameter("after", after)
        .setMaxResults(Math.max(1, Math.min(max, LIMIT)))
        .getResultList();
  }
}
