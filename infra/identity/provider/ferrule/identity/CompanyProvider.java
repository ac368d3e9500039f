package ferrule.identity;

import java.util.Optional;
import org.keycloak.models.IdentityProviderModel;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.OrganizationModel;
import org.keycloak.models.RoleModel;
import org.keycloak.models.UserModel;
import org.keycloak.organization.OrganizationProvider;
import org.keycloak.organization.utils.Organizations;

/** The identity providers of customers. The data service creates them and gives their organisation its domains. */
final class CompanyProvider {
  /** Holders keep their password, so that a company whose provider is down can still change its settings. */
  private static final String ADMINISTRATOR = "kmx_delegatedadmin_extern";

  private CompanyProvider() {}

  /** The enabled provider of the company whose domain the address has. */
  static Optional<IdentityProviderModel> find(KeycloakSession session, String email) {
    return findOrganization(session, email)
        .flatMap(one -> one.getIdentityProviders().filter(IdentityProviderModel::isEnabled).findFirst());
  }

  /** Whether the address has a domain of the organisation that owns the provider. */
  static boolean covers(KeycloakSession session, IdentityProviderModel provider, String email) {
    String owner = provider.getOrganizationId();
    return owner != null && findOrganization(session, email).filter(one -> one.getId().equals(owner)).isPresent();
  }

  /** Whether a person may sign in at their company only. */
  static Optional<IdentityProviderModel> findRequired(KeycloakSession session, UserModel user) {
    RoleModel administrator = session.getContext().getRealm().getRole(ADMINISTRATOR);
    if (administrator != null && user.hasRole(administrator)) return Optional.empty();
    return find(session, user.getEmail()).filter(one -> "true".equals(one.getConfig().get("ferrule.required")));
  }

  private static Optional<OrganizationModel> findOrganization(KeycloakSession session, String email) {
    String domain = Organizations.getEmailDomain(email);
    if (domain == null) return Optional.empty();
    OrganizationProvider organizations = session.getProvider(OrganizationProvider.class);
    return Optional.ofNullable(organizations.getByDomainName(domain)).filter(OrganizationModel::isEnabled);
  }
}
