import type { Field } from 'payload'
import { administratorsOnlyField } from '../access/staff.ts'
import { languagesField } from '../fields/languages-field.ts'
import { themeField } from '../fields/theme-field.ts'
import { words } from '../words.ts'

// Publishers of a site look after its navigation; where it answers and in which languages is for administrators.
const access = { update: administratorsOnlyField }

export const identityFields: Field[] = [
  { name: 'name', label: words('Name', 'Name'), type: 'text', required: true, access },
  {
    name: 'slug',
    label: words('Short name', 'Kurzname'),
    type: 'text',
    unique: true,
    index: true,
    defaultValue: '',
    access,
    admin: { description: words('Empty for the main site.', 'Leer für die Hauptwebsite.') },
    // Not `required`: the main site has the empty slug.
    validate: (value: string | null | undefined) =>
      /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value ?? '') || 'Please use lower-case letters, digits and hyphens',
  },
  {
    name: 'domains',
    label: words('Domains', 'Domains'),
    type: 'array',
    required: true,
    access,
    fields: [
      { name: 'host', label: words('Host', 'Host'), type: 'text', required: true },
      {
        name: 'slug',
        label: words('First part of the path', 'Erster Teil des Pfads'),
        type: 'text',
        admin: { description: words('For a site without its own host.', 'Für eine Website ohne eigenen Host.') },
      },
    ],
  },
  {
    ...languagesField({
      name: 'languages',
      label: words('Languages', 'Sprachen'),
      required: true,
      description: words('The preferred language first.', 'Die bevorzugte Sprache zuerst.'),
    }),
    access,
  },
  {
    ...languagesField({
      name: 'languageOnly',
      label: words('Languages without country', 'Sprachen ohne Land'),
      description: words('Their addresses never name a country.', 'Ihre Adressen nennen nie ein Land.'),
    }),
    access,
  },
  {
    name: 'internationalOnly',
    label: words('International only', 'Nur international'),
    type: 'checkbox',
    defaultValue: false,
    access,
    admin: {
      description: words(
        'Readers choose a language only, never a country.',
        'Leser wählen nur eine Sprache, nie ein Land.',
      ),
    },
  },
  { ...themeField(), access },
  {
    name: 'portalName',
    label: words('Name of the customer portal', 'Name des Kundenportals'),
    type: 'text',
    required: true,
    defaultValue: 'mykomax',
    access,
  },
  {
    name: 'consent',
    label: words('Consent for cookies', 'Cookie-Einwilligung'),
    type: 'select',
    required: true,
    defaultValue: 'group',
    options: ['group', 'product', 'iqc'],
    access,
  },
  {
    name: 'hideSideButtons',
    label: words('Without side buttons', 'Ohne Seitenknöpfe'),
    type: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'enableCutFont',
    label: words('Headings in the cut font', 'Titel in der geschnittenen Schrift'),
    type: 'checkbox',
    defaultValue: false,
  },
]
