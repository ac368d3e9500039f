/** The areas of texts that screens about machines, parts and software show besides those of every page. */
export const equipmentAreas = ['ticket', 'machine', 'inventory', 'parts'] as const
