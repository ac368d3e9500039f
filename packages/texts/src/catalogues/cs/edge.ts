import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Počkejte prosím',
  'edge.wait.text':
    'Z vaší sítě přišlo příliš mnoho pokusů. Počkejte minutu, vraťte se zpět a zkuste to znovu. Při dalších pokusech se čekání prodlouží na 15 minut. Váš účet není zablokován.',
  'edge.unavailable.title': 'Hned jsme zpět',
  'edge.unavailable.text': 'Pracujeme na webu. Zkuste to prosím znovu za půl minuty.',
}
