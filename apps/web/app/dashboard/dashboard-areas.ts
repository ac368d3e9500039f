/** Text areas of the dashboard, in addition to those of every page. */
export const dashboardAreas = ['dashboard', 'ticket'] as const
