import type { Example } from '../example.ts'
import { TableOfContents } from './table-of-contents.tsx'

export const tableOfContentsExamples: Example[] = [
  {
    name: 'one level',
    render: () => (
      <>
        <TableOfContents
          title="Contents"
          entries={[
            { id: 'contents-began', label: 'How it began' },
            { id: 'contents-figures', label: 'In figures' },
            { id: 'contents-questions', label: 'Questions' },
          ]}
        />
        <p id="contents-began">In 1961 a toolmaker was asked to cut two thousand wires to the same length by Friday.</p>
        <p id="contents-figures">1 604 people, 28 locations.</p>
        <p id="contents-questions">Tours take 90 minutes.</p>
      </>
    ),
  },
  {
    name: 'two levels, long words',
    language: 'de',
    render: () => (
      <TableOfContents
        title="Inhalt"
        entries={[
          {
            id: 'contents-began',
            label: 'Lieferbedingungen',
            entries: [
              { id: 'contents-figures', label: 'Ersatzteilverfügbarkeitsgewährleistungsbestimmungen' },
              { id: 'contents-questions', label: 'Abnahme' },
            ],
          },
        ]}
      />
    ),
  },
]
