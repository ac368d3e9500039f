import type { Addresses } from './addresses.ts'
import type { Labels, MachineFacts } from './labels.ts'
import line from './pictures/examples/automatic-crimping-line.webp'
import microscope from './pictures/examples/crimp-inspection-microscope.webp'
import press from './pictures/examples/crimping-press.webp'
import bench from './pictures/examples/cut-strip-bench-machine.webp'
import tester from './pictures/examples/harness-test-bench.webp'
import marker from './pictures/examples/inkjet-wire-marker.webp'
import cirris from './pictures/examples/logo-cirris.webp'
import komax from './pictures/examples/logo-komax.webp'
import schleuniger from './pictures/examples/logo-schleuniger.webp'
import strands from './pictures/examples/scene-copper-strands.webp'
import hall from './pictures/examples/scene-factory-hall.webp'
import twister from './pictures/examples/wire-twisting-machine.webp'

const files = [line, microscope, press, bench, tester, marker, strands, hall, twister, komax, schleuniger, cirris]

/** Props of example blocks: English labels, links to fragments, and the pictures of this package. */
export const exampleAddresses: Addresses = {
  toHref: (target) => (target.startsWith('action:') ? undefined : `#${target.replace(/^(hard:|#|\/)+/, '')}`),
  // The bundler appends a hash to file names.
  toPictureUrl: ({ file: name }) => files.find((file) => file.includes(name.replace('.webp', ''))) ?? name,
  toFileUrl: (filename) => `#${filename}`,
}

const exampleForm: Labels['contactForm'] = {
  groups: [
    {
      id: 'contact',
      questions: [
        { field: 'firstName', variant: 'line', label: 'First name' },
        { field: 'lastName', variant: 'line', label: 'Last name' },
        { field: 'email', variant: 'email', label: 'E-mail' },
        { field: 'company', variant: 'line', label: 'Company' },
        {
          field: 'country',
          variant: 'select',
          label: 'Country',
          placeholder: 'Select a country',
          options: () => [
            { value: 'AT', label: 'Austria' },
            { value: 'JP', label: 'Japan' },
          ],
        },
        {
          field: 'message',
          variant: 'text',
          label: 'Your question',
          hint: 'For example wire type, terminal, quantity per shift.',
          fullWidth: true,
        },
      ],
    },
  ],
  fields: { optional: '(optional)', error: 'Error:' },
  send: 'Send question',
  promise: 'We reply within 24 hours.',
  problems: (count) => `There is a problem with ${count} ${count === 1 ? 'answer' : 'answers'}`,
  leaveEmpty: 'Leave this field empty',
}

const exampleFacts: Record<string, MachineFacts> = {
  'axion-24': toFacts(0.13, 4, '20'),
  'axion-56': toFacts(0.22, 6, '30'),
  'axion-88': toFacts(0.22, 16, '40'),
}

function toFacts(minimum: number, maximum: number, force: string): MachineFacts {
  return {
    wireRange: { minimum, maximum },
    values: [
      { name: 'Wire cross-section', value: `${minimum} – ${maximum}`, unit: 'mm²' },
      { name: 'Crimp force', value: force, unit: 'kN' },
    ],
  }
}

export const exampleLabels: Labels = {
  contactPanel: {
    title: 'Talk to an Expert',
    more: 'More ways to reach us',
    about: 'Crimping lines',
  },
  contactForm: exampleForm,
  whitepaperForm: exampleForm,
  search: { label: 'Search', placeholder: 'Search machines, services and stories' },
  news: { adHoc: 'Ad hoc' },
  gallery: { enlarge: (picture, of) => `Enlarge picture: Picture ${picture} of ${of}`, close: 'Close' },
  video: { download: (title) => `Download ${title}` },
  pressKit: {
    archive: 'Download all, ZIP',
    archiveHref: '#press-kit.zip',
    facts: 'Company facts',
    about: 'About the company',
    contact: 'Media contact',
    download: (name) => `Download ${name}`,
    size: (width, height) => `PNG, ${width} × ${height} px`,
  },
  openPositions: {
    search: 'Search',
    area: 'Area',
    allAreas: 'All areas',
    place: 'Location',
    allPlaces: 'All locations',
    noExperience: 'No experience needed',
    partTime: 'Part time possible',
    apply: 'Apply',
    none: 'No position matches. Remove a filter, or write to us.',
    range: (shown, count) => `1 to ${shown} of ${count}, newest first`,
    more: (count) => `Show ${count} more`,
  },
  machineChooser: {
    recommendation: 'Our recommendation',
    see: (name) => `See the ${name}`,
    compare: (name) => `Compare it with the ${name}`,
  },
  machineComparison: {
    factsOf: (slug) => exampleFacts[slug],
    compare: 'Compare in detail',
    scale: (from, to) => `Bars: wire range on a logarithmic scale from ${from} to ${to} mm²`,
  },
  chart: { showTable: 'Show as table' },
  locationMap: {
    label: 'World map: 2 locations',
    kindLabels: { sales: 'Sales and service', production: 'Production', distributor: 'Distributor' },
    listLabel: 'Show as list',
    emptyLabel: 'No location matches',
    places: [
      { id: '1', name: 'Wolhusen, Switzerland', kind: 'production', longitude: 8.07, latitude: 47.06, href: '#ch' },
      { id: '2', name: 'Elgin, United States', kind: 'sales', longitude: -88.3, latitude: 42.04, href: '#us' },
    ],
  },
  formatDate: (iso) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)),
  formatNumber: (value) => new Intl.NumberFormat('en-GB').format(value),
}
