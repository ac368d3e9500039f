import type { Example } from '../example.ts'
import { Accordion } from './accordion.tsx'

const questions = (prefix: string) => [
  {
    id: `${prefix}-visit`,
    title: 'Can I visit the assembly?',
    content: <p>Yes, on Thursdays. Tours take 90 minutes and are free. Write to us two weeks before.</p>,
  },
  {
    id: `${prefix}-old`,
    title: 'Do you take old machines back?',
    content: <p>We take back every machine we built. Frames are overhauled, the rest is sorted by material.</p>,
  },
  { id: `${prefix}-owner`, title: 'Who owns the company?', content: <p>See the investor pages.</p> },
]

export const accordionExamples: Example[] = [
  { name: 'closed', render: () => <Accordion items={questions('closed')} /> },
  {
    name: 'first one open',
    render: () => <Accordion items={questions('open').map((item, index) => ({ ...item, open: index === 0 }))} />,
  },
  { name: 'one at a time', render: () => <Accordion name="one-at-a-time" items={questions('one')} /> },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <Accordion
        items={[
          {
            id: 'long-words',
            title: 'Hochgeschwindigkeitskabelkonfektionierungsmaschinensteuerungssoftwareaktualisierungsanleitung',
            content: <p>Nagyfeszültségűkábelmegmunkálógépkarbantartásiszerződésmódosítás</p>,
            open: true,
          },
        ]}
      />
    ),
  },
]
