import { bilingual } from '@ferrule/blocks/bilingual'
import type { Field, SanitizedCollectionConfig } from 'payload'

type Labels = Record<string, ReturnType<typeof bilingual>>

/** Labels of fields that Payload adds itself in English only, by collection and path. */
const labels: Record<string, Labels> = {
  media: { folder: bilingual('Folder', 'Ordner') },
  'media-folders': { name: bilingual('Name', 'Name') },
  'payload-query-presets': {
    title: bilingual('Title', 'Titel'),
    isShared: bilingual('Shared', 'Geteilt'),
    access: bilingual('Sharing settings', 'Freigabe'),
    where: bilingual('Filters', 'Filter'),
    columns: bilingual('Columns', 'Spalten'),
    groupBy: bilingual('Group by', 'Gruppieren nach'),
    'access.read.constraint': bilingual('Who may use this preset', 'Wer diese Ansicht verwenden darf'),
    'access.update.constraint': bilingual('Who may change this preset', 'Wer diese Ansicht ändern darf'),
    'access.delete.constraint': bilingual('Who may delete this preset', 'Wer diese Ansicht löschen darf'),
    'access.read.users': bilingual('Users', 'Personen'),
    'access.update.users': bilingual('Users', 'Personen'),
    'access.delete.users': bilingual('Users', 'Personen'),
    'access.read': bilingual('Use', 'Verwenden'),
    'access.update': bilingual('Change', 'Ändern'),
    'access.delete': bilingual('Delete', 'Löschen'),
  },
}

/** Options of the sharing settings. */
const optionLabels: Labels = {
  everyone: bilingual('Everyone', 'Alle'),
  onlyMe: bilingual('Only me', 'Nur ich'),
  specificUsers: bilingual('Specific users', 'Bestimmte Personen'),
  specificRoles: bilingual('Specific roles', 'Bestimmte Rollen'),
}

/** Payload has no setting for these labels, so they are replaced in the finished configuration. */
export function labelEngineFields<Config extends { collections: SanitizedCollectionConfig[] }>(config: Config): Config {
  for (const { slug, fields } of config.collections) {
    const found = labels[slug]
    if (found) labelFields(fields, found, '')
  }
  return config
}

function labelFields(fields: Field[], found: Labels, parent: string): void {
  for (const field of fields) {
    const path = 'name' in field ? `${parent}${field.name}` : parent.replace(/\.$/, '')
    const label = field.type === 'collapsible' ? found[collapsedPath(field.fields, parent)] : found[path]
    if (label && !('label' in field && field.label === false)) Object.assign(field, { label })
    if (field.type === 'select' && path.endsWith('.constraint')) labelOptions(field.options)
    if ('fields' in field) labelFields(field.fields, found, 'name' in field ? `${path}.` : parent)
  }
}

/** Payload puts the settings of each operation into a section of their own, whose name is that of its only group. */
function collapsedPath([group]: Field[], parent: string): string {
  return group && 'name' in group ? `${parent}${group.name}` : parent
}

function labelOptions(options: unknown[]): void {
  for (const option of options) {
    if (typeof option !== 'object' || option === null || !('value' in option)) continue
    const label = optionLabels[String(option.value)]
    if (label) Object.assign(option, { label })
  }
}
