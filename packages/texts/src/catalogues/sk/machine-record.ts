import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'Servisná história',
  'machine.tab.readings': 'Namerané hodnoty',
  'machine.history.event': 'Udalosť',
  'machine.history.commissioned': 'Uvedené do prevádzky',
  'machine.history.retired': 'Vyradené z prevádzky',
  'machine.history.moved': 'Presun: {from} → {to}',
  'machine.history.ordered':
    'Objednávka: {count, plural, one {# druh dielu} few {# druhy dielov} many {# druhu dielov} other {# druhov dielov}}',
  'machine.history.kind.ticket': 'Tiket',
  'machine.history.kind.move': 'Presun',
  'machine.history.kind.order': 'Objednávka',
  'machine.history.kind.advisory': 'Bezpečnostné upozornenie',
  'machine.history.kind.operation': 'Prevádzka',
  'machine.control-software': 'Riadiaci softvér',
  'machine.all-parts': 'Všetky diely pre tento stroj',
}
