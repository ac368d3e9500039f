/** Text areas of the dashboard, in addition to those of every page. */
export const dashboardAreas = ['dashboard', 'ticket', 'machine', 'inventory'] as const
