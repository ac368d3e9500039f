/** The address to which browsers send their reports. `infra/edge` and the realm of the identity server name it too. */
export const reportsPath = '/api/reports'

/** The last directives of every content security policy. Firefox and Safari know only `report-uri`. */
export const reportDirectives = `report-uri ${reportsPath}; report-to default`
