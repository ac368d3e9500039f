import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'Príbehy',
  'story.all': 'Všetky príbehy',
  'story.latest': 'Najnovšie príbehy',
  'story.related': 'Súvisiace príbehy',
  'story.topics': 'Témy',
  'story.all-topics': 'Všetky témy',
  'story.category': 'Kategória',
  'story.all-categories': 'Všetky kategórie',
  'story.archive': 'Archív',
  'story.all-years': 'Všetky roky',
  'story.more-about': 'Viac k téme: {topic}',
  'story.none': 'Nezodpovedá žiadny príbeh',
  'story.reading-time':
    '{minutes, plural, one {# minúta čítania} few {# minúty čítania} many {# minúty čítania} other {# minút čítania}}',
  'story.machines': 'Stroje v tomto príbehu',

  'story.share': 'Zdieľať',
  'story.share-email': 'Zdieľať e-mailom',
  'story.share-linkedin': 'Zdieľať na LinkedIne',
  'story.copy-link': 'Kopírovať odkaz',
  'story.link-copied': 'Odkaz skopírovaný',
  'story.link': 'Odkaz na tento príbeh',
  'story.authors': 'Autori',
  'story.written-by': 'Autor: {name}',
  'story.write-to': 'Napísať: {name}',
  'story.count': '{count, plural, one {# príbeh} few {# príbehy} many {# príbehu} other {# príbehov}}',
  'story.by': 'Príbehy: {name}',

  'story.feedback.title': 'Napíšte redakcii',
  'story.feedback.lead': 'Oprava, otázka alebo príbeh z vášho závodu. Čítame každú správu.',
  'story.feedback.send': 'Odoslať správu',
  'story.feedback.sent': 'Správa odoslaná',
  'story.feedback.sent-text': 'Ďakujeme. Redakcia číta každú správu.',
}
