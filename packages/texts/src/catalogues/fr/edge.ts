import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Veuillez patienter',
  'edge.wait.text':
    'Trop de tentatives sont venues de votre réseau. Revenez en arrière et réessayez dans une minute ; après d’autres tentatives, il faut attendre un quart d’heure. Votre compte n’est pas verrouillé.',
  'edge.away.title': 'De retour dans un instant',
  'edge.away.text': 'Nous travaillons sur le site web. Veuillez réessayer dans une demi-minute.',
}
