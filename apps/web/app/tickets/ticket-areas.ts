/** Loaded with these screens only, so that the dashboard does not ship these texts. */
export const ticketAreas = ['ticket', 'form', 'machine'] as const
