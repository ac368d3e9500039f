const prefix = 'https://admin-shell.io/aas/API/3/0'

/** The profiles of the API that `/description` states: reading only. */
export const serviceDescription = {
  profiles: [
    `${prefix}/AssetAdministrationShellRepositoryServiceSpecification/SSP-002`,
    `${prefix}/SubmodelRepositoryServiceSpecification/SSP-002`,
  ],
}
