/** Loaded with this screen only, so that the dashboard does not ship these texts. */
export const accountAreas = ['account', 'form'] as const
