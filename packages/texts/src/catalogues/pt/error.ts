import type { AreaTexts } from '../../catalogue.ts'

export const error: AreaTexts<'error'> = {
  'error.overline': 'Erro {status}',
  'error.open-circuit': 'Circuito aberto',
  'error.not-found.title': 'Página não encontrada',
  'error.not-found.path': 'Página não encontrada: {path}',
  'error.not-found.reason': 'A página pode ter mudado de lugar ou o endereço contém um erro de digitação.',
  'error.unexpected.title': 'Ocorreu um erro inesperado',
  'error.unexpected.heading': 'Desculpe, algo deu errado',
  'error.unexpected.reason': 'Já fomos informados. Tente novamente em alguns minutos.',
  'error.no-site':
    'Este site ainda não está configurado. A equipe adiciona um site com domínio, cabeçalho e rodapé na administração de conteúdo.',
  'error.maintenance.title': 'Manutenção',
  'error.maintenance.text': 'Se estivermos trabalhando nesta página, ela voltará em breve.',
  'error.go-home': 'Ir para a página inicial',

  'error.not-found.full-path': 'Página não encontrada: {fullPath}',
  'error.not-found.suggestions': 'Você procurava uma destas páginas?',
  'error.not-found.search': 'Buscar no site',
  'error.not-found.closest': 'Endereço mais parecido',
  'error.no-access.title': 'Sem acesso',
  'error.no-access.reason': 'Sua conta não tem permissão para esta página.',
  'error.maintenance.planned': 'Manutenção de {from} a {to}',
  'error.offline.title': 'Sem conexão',
  'error.offline.reason': 'Verifique sua rede e tente novamente. Nada do que você digitou se perde.',
  'error.too-many-attempts':
    'Muitas tentativas. Aguarde {minutes, plural, one {# minuto} other {# minutos}} e tente novamente.',

  'error.part-failed': 'Não foi possível carregar esta parte.',
  'error.try-again': 'Tentar novamente',
  'error.try-later': 'Tente novamente mais tarde.',
  'error.technical-details': 'Detalhes técnicos',
  'error.request-id': 'ID da solicitação',
  'error.time': 'Hora',
  'error.copy-details': 'Copiar detalhes',
  'error.contact-support': 'Falar com o suporte',
  'error.send-to-support': 'Enviar ao suporte',
}
