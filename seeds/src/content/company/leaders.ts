import type { Language } from '@ferrule/domain/locales/language'
import { people } from '../blocks/text-blocks.ts'
import type { SeedBlockOf } from '../seed-block.ts'

/** The chair and the management, in the order of their roles below. */
const names = ['Regula Moser', 'Markus Achermann', 'Eva Lindt', 'Ioana Dragomir', 'Mei Kobayashi']

type LeaderTexts = { heading: string; note: string; link: string; roles: string[] }

const texts: Record<Language, LeaderTexts> = {
  en: {
    heading: 'People who lead the company',
    note: 'The Board of Directors has five members, the management four.',
    link: 'Board and management',
    roles: ['Chair of the Board of Directors', 'Chief executive', 'Finance', 'Operations', 'Development'],
  },
  de: {
    heading: 'Wer das Unternehmen führt',
    note: 'Der Verwaltungsrat hat fünf Mitglieder, die Geschäftsleitung vier.',
    link: 'Verwaltungsrat und Geschäftsleitung',
    roles: [
      'Präsidentin des Verwaltungsrats',
      'Vorsitzender der Geschäftsleitung',
      'Finanzen',
      'Produktion',
      'Entwicklung',
    ],
  },
  fr: {
    heading: 'Les personnes qui dirigent l’entreprise',
    note: 'Le conseil d’administration compte cinq membres, la direction quatre.',
    link: 'Conseil et direction',
    roles: ['Présidente du conseil d’administration', 'Directeur général', 'Finances', 'Production', 'Développement'],
  },
  es: {
    heading: 'Quién dirige la empresa',
    note: 'El consejo de administración tiene cinco miembros y la dirección, cuatro.',
    link: 'Consejo y dirección',
    roles: ['Presidenta del consejo de administración', 'Director general', 'Finanzas', 'Producción', 'Desarrollo'],
  },
  pt: {
    heading: 'Quem dirige a empresa',
    note: 'O conselho de administração tem cinco membros e a diretoria, quatro.',
    link: 'Conselho e diretoria',
    roles: ['Presidente do conselho de administração', 'Diretor-presidente', 'Finanças', 'Produção', 'Desenvolvimento'],
  },
  cs: {
    heading: 'Kdo firmu vede',
    note: 'Správní rada má pět členů, vedení čtyři.',
    link: 'Správní rada a vedení',
    roles: ['Předsedkyně správní rady', 'Generální ředitel', 'Finance', 'Výroba', 'Vývoj'],
  },
  sk: {
    heading: 'Kto firmu vedie',
    note: 'Správna rada má päť členov, vedenie štyroch.',
    link: 'Správna rada a vedenie',
    roles: ['Predsedníčka správnej rady', 'Generálny riaditeľ', 'Financie', 'Výroba', 'Vývoj'],
  },
  hu: {
    heading: 'Akik a céget vezetik',
    note: 'Az igazgatótanácsnak öt, a vezetőségnek négy tagja van.',
    link: 'Igazgatótanács és vezetőség',
    roles: ['Az igazgatótanács elnöke', 'Vezérigazgató', 'Pénzügyek', 'Gyártás', 'Fejlesztés'],
  },
  ro: {
    heading: 'Cine conduce compania',
    note: 'Consiliul de administrație are cinci membri, conducerea patru.',
    link: 'Consiliul și conducerea',
    roles: ['Președinta consiliului de administrație', 'Director general', 'Finanțe', 'Producție', 'Dezvoltare'],
  },
  ja: {
    heading: '経営陣',
    note: '取締役は5名、執行役員は4名です。',
    link: '取締役会と経営陣',
    roles: ['取締役会議長', '最高経営責任者', '財務', '生産', '開発'],
  },
  zh: {
    heading: '公司领导',
    note: '董事会有五名成员，管理层有四名成员。',
    link: '董事会与管理层',
    roles: ['董事会主席', '首席执行官', '财务', '生产', '研发'],
  },
}

export function leaders(language: Language): SeedBlockOf<'people'> {
  const { heading, note, link, roles } = texts[language]
  return people(
    { heading, note, link: [link, '/investors/governance'] },
    ...names.map((name, position): [string, string] => [name, roles[position] ?? '']),
  )
}
