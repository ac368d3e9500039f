/** Text areas of the screens about machines, parts and software, in addition to those of every page. */
export const equipmentAreas = ['ticket', 'machine', 'inventory', 'advisory', 'parts', 'machine-record'] as const
