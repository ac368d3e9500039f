import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Aguarde, por favor',
  'edge.wait.text':
    'Houve muitas tentativas a partir da sua rede. Aguarde um minuto, volte e tente novamente. Se as tentativas continuarem, a espera passa a 15 minutos. Sua conta não está bloqueada.',
  'edge.unavailable.title': 'Voltamos em instantes',
  'edge.unavailable.text': 'Estamos trabalhando no site. Tente novamente em meio minuto.',
}
