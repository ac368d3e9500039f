import type { Example } from '../example.ts'
import { demoPictures } from '../picture/demo-pictures.ts'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { type ChoiceCard, ChoiceCards } from './choice-cards.tsx'

const labels = { optional: '(optional)', error: 'Error:' }

const picture = (src: string) => <img src={src} alt="" width={96} height={72} loading="lazy" />

const machines: ChoiceCard[] = [
  {
    value: '56-1184-207',
    title: 'Axion 56 S',
    number: '56-1184-207',
    note: 'Line 7, hall 2, bay C4',
    picture: picture(demoPictures.line),
    status: <StatusBadge tone="error">Stopped</StatusBadge>,
  },
  {
    value: '56-1184-206',
    title: 'Axion 56 S',
    number: '56-1184-206',
    note: 'Line 6, hall 2, bay C3',
    picture: picture(demoPictures.line),
    status: <StatusBadge tone="ok">Running</StatusBadge>,
  },
  {
    value: '24-2210-311',
    title: 'Corva 24',
    number: '24-2210-311',
    note: 'Press 11, hall 2',
    picture: picture(demoPictures.press),
    status: <StatusBadge tone="ok">Running</StatusBadge>,
  },
]

export const choiceCardsExamples: Example[] = [
  {
    name: 'machines of the inventory',
    render: () => (
      <ChoiceCards
        name="machine"
        label="Machine concerned"
        labels={labels}
        cards={machines}
        defaultValue="56-1184-207"
      />
    ),
  },
  {
    name: 'nothing chosen, with error',
    render: () => (
      <ChoiceCards
        name="machine-error"
        label="Machine concerned"
        labels={labels}
        cards={machines}
        error="Please select a machine"
      />
    ),
  },
  {
    name: 'without pictures, long words',
    language: 'de',
    render: () => (
      <ChoiceCards
        name="machine-long"
        label="Betroffene Anlage"
        labels={{ optional: '(freiwillig)', error: 'Fehler:' }}
        cards={[
          {
            value: 'a',
            title: 'Kabelkonfektionierungsautomatenanlage',
            note: 'Wareneingangsprüfungsnebengebäude, Halle 2',
            status: <StatusBadge tone="info">Umrüstung</StatusBadge>,
          },
          { value: 'b', title: 'Crimpkraftüberwachungssystem', number: '12-0040-019' },
        ]}
      />
    ),
  },
]
