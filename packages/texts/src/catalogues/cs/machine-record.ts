import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'Servisní historie',
  'machine.tab.readings': 'Naměřené hodnoty',
  'machine.history.event': 'Událost',
  'machine.history.commissioned': 'Uvedeno do provozu',
  'machine.history.retired': 'Vyřazeno z provozu',
  'machine.history.moved': 'Přesun: {from} → {to}',
  'machine.history.ordered':
    'Objednávka: {count, plural, one {# druh dílu} few {# druhy dílů} many {# druhu dílů} other {# druhů dílů}}',
  'machine.history.kind.ticket': 'Tiket',
  'machine.history.kind.move': 'Přesun',
  'machine.history.kind.order': 'Objednávka',
  'machine.history.kind.advisory': 'Bezpečnostní upozornění',
  'machine.history.kind.operation': 'Provoz',
  'machine.control-software': 'Řídicí software',
  'machine.all-parts': 'Všechny díly pro tento stroj',
}
