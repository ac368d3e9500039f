import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Počkejte prosím',
  'edge.wait.text':
    'Z vaší sítě přišlo příliš mnoho pokusů. Vraťte se prosím zpět a zkuste to znovu za minutu; po dalších pokusech to trvá čtvrt hodiny. Váš účet není zablokován.',
  'edge.away.title': 'Hned jsme zpět',
  'edge.away.text': 'Pracujeme na webu. Zkuste to prosím znovu za půl minuty.',
}
