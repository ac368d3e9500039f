import { bilingual, type EditorRequest, inLanguage } from '@ferrule/blocks/bilingual'
import type { Field } from 'payload'
import { administratorsOnlyField } from '../access/staff.ts'
import { languagesField } from '../fields/languages-field.ts'
import { keyRefusal } from '../fields/validate-key.ts'
import { themeField } from '../fields/theme-field.ts'

// Publishers of a site may change its navigation; only administrators may change its domains, languages and the like.
const access = { update: administratorsOnlyField }

export const identityFields: Field[] = [
  { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, access },
  {
    name: 'slug',
    label: bilingual('Short name', 'Kurzname'),
    type: 'text',
    unique: true,
    index: true,
    defaultValue: '',
    access,
    admin: { description: bilingual('Empty for the main site.', 'Leer für die Hauptwebsite.') },
    // Not `required`: the main site has the empty slug.
    validate: (value: string | null | undefined, { req }: { req: EditorRequest }) =>
      /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value ?? '') || inLanguage(keyRefusal, req.i18n.language),
  },
  {
    name: 'domains',
    label: bilingual('Domains', 'Domains'),
    labels: { singular: bilingual('Domain', 'Domain'), plural: bilingual('Domains', 'Domains') },
    type: 'array',
    required: true,
    access,
    fields: [
      { name: 'host', label: bilingual('Host', 'Host'), type: 'text', required: true },
      {
        name: 'slug',
        label: bilingual('First part of the path', 'Erster Teil des Pfads'),
        type: 'text',
        admin: { description: bilingual('For a site without its own host.', 'Für eine Website ohne eigenen Host.') },
      },
    ],
  },
  {
    ...languagesField({
      name: 'languages',
      label: bilingual('Languages', 'Sprachen'),
      required: true,
      description: bilingual('The preferred language first.', 'Die bevorzugte Sprache zuerst.'),
    }),
    access,
  },
  {
    ...languagesField({
      name: 'languageOnly',
      label: bilingual('Languages without country', 'Sprachen ohne Land'),
      description: bilingual('Their addresses never contain a country.', 'Ihre Adressen enthalten nie ein Land.'),
    }),
    access,
  },
  {
    name: 'internationalOnly',
    label: bilingual('International only', 'Nur international'),
    type: 'checkbox',
    defaultValue: false,
    access,
    admin: {
      description: bilingual(
        'Visitors choose a language only, never a country.',
        'Besucher wählen nur eine Sprache, nie ein Land.',
      ),
    },
  },
  { ...themeField(), access },
  {
    name: 'portalName',
    label: bilingual('Name of the customer portal', 'Name des Kundenportals'),
    type: 'text',
    required: true,
    defaultValue: 'mykomax',
    access,
  },
  {
    name: 'consent',
    label: bilingual('Cookie consent', 'Cookie-Einwilligung'),
    type: 'select',
    required: true,
    defaultValue: 'group',
    options: [
      { value: 'group', label: bilingual('Group', 'Gruppe') },
      { value: 'product', label: bilingual('Product', 'Produkt') },
      { value: 'iqc', label: bilingual('IQC', 'IQC') },
    ],
    access,
  },
  {
    name: 'hideSideButtons',
    label: bilingual('Hide side buttons', 'Seitliche Schaltflächen ausblenden'),
    type: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'enableCutFont',
    label: bilingual('Headings in the cut font', 'Überschriften in der geschnittenen Schrift'),
    type: 'checkbox',
    defaultValue: false,
  },
]
