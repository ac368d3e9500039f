import type { Example } from '../example.ts'
import { SmallIcon } from '../icon/icon.tsx'
import { demoPictures } from '../picture/demo-pictures.ts'
import { Select } from '../select/select.tsx'
import { type ComparedThing, ComparisonTable } from './comparison-table.tsx'
import classes from './examples.module.css'

const labels = { missing: 'n/a', differs: '(differs)', hideSame: 'Hide identical attributes' }

function machine(name: string, variant: string): ComparedThing {
  return {
    key: name,
    name,
    href: `#${name}`,
    picture: <img src={demoPictures.line} alt="" width={480} height={360} loading="lazy" />,
    remove: (
      <button type="button" className={classes.remove} aria-label={`Remove ${name}`}>
        <SmallIcon name="close" />
      </button>
    ),
    variant: (
      <Select
        name={`variant-${name.replaceAll(' ', '-')}`}
        label={`Variant of ${name}`}
        labels={{ optional: '(optional)', error: 'Error:' }}
        options={[
          { value: 'a', label: variant },
          { value: 'b', label: `${variant} L` },
        ]}
        compact
      />
    ),
  }
}

const add = (
  <a className={classes.add} href="#catalogue">
    <SmallIcon name="plus" />
    Add a machine
  </a>
)

const groups = [
  {
    title: 'Wire',
    rows: [
      { name: 'Cross-section, mm²', values: ['0.08–4', '0.13–6', '2 × 0.13–2.5'], differs: true },
      { name: 'Wire length, mm', values: ['50–8 000', '60–12 000', '60–10 000'], differs: true },
      { name: 'Strip length, mm', values: ['0.1–18', '0.1–18', '0.1–18'], differs: false },
    ],
  },
  { title: 'Air', rows: [{ name: 'Air, bar', values: ['6', '6', '6'], differs: false }] },
  {
    title: 'Stations',
    rows: [
      { name: 'Seal stations', values: [undefined, '2', '1'], differs: true },
      { name: 'Tinning', values: [undefined, 'Option', undefined], differs: true },
    ],
  },
]

export const comparisonTableExamples: Example[] = [
  {
    name: 'three machines',
    render: () => (
      <ComparisonTable
        id="compare-three"
        label="Comparison of three machines"
        about="3 machines from Fully automatic lines"
        things={[machine('Axion 36', 'Axion 36'), machine('Axion 56', 'Axion 56 S'), machine('Axion 56 Twin', 'Twin')]}
        groups={groups}
        labels={labels}
        add={add}
      />
    ),
  },
  {
    name: 'two machines, long words',
    language: 'de',
    render: () => (
      <ComparisonTable
        id="compare-long"
        label="Gegenüberstellung"
        about="2 Kabelkonfektionierungsautomatenanlagen"
        things={['Crimpkraftüberwachungssystem', 'Abisolierlängenmessgerät'].map((name) => ({
          key: name,
          name,
          href: `#${name}`,
        }))}
        groups={[
          {
            title: 'Wartungsvertragsbestandteile',
            rows: [
              { name: 'Ersatzteilverfügbarkeitsgarantie', values: ['Zehn Jahre', 'Keine'], differs: true },
              { name: 'Messmittelrückführbarkeitsnachweis', values: ['Ja', 'Ja'], differs: false },
            ],
          },
        ]}
        labels={{ missing: 'k. A.', differs: '(verschieden)', hideSame: 'Gleiche Eigenschaften ausblenden' }}
      />
    ),
  },
]
