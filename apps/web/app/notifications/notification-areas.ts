/** Loaded with these screens and with the panel of the bell only, so that the dashboard does not ship these texts. */
export const notificationAreas = ['notification'] as const
