import type { AreaTexts } from '../../catalogue.ts'

export const machineRecord: AreaTexts<'machine-record'> = {
  'machine.tab.history': 'Istoric de service',
  'machine.tab.readings': 'Măsurători',
  'machine.history.event': 'Eveniment',
  'machine.history.commissioned': 'Pusă în exploatare',
  'machine.history.retired': 'Scoasă din exploatare',
  'machine.history.moved': 'Mutată din {from} în {to}',
  'machine.history.ordered':
    '{count, plural, one {# piesă comandată} few {# piese diferite comandate} other {# de piese diferite comandate}}',
  'machine.history.kind.ticket': 'Tichet',
  'machine.history.kind.move': 'Mutare',
  'machine.history.kind.order': 'Comandă',
  'machine.history.kind.advisory': 'Avertisment de securitate',
  'machine.history.kind.operation': 'Exploatare',
  'machine.control-software': 'Software de comandă',
  'machine.all-parts': 'Toate piesele potrivite pentru această mașină',
}
