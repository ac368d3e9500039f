/** The words of these screens come with them, so that the dashboard need not carry them. */
export const ticketAreas = ['ticket', 'form', 'machine'] as const
