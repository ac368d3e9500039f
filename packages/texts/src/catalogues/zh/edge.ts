import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': '请稍候',
  'edge.wait.text':
    '来自您网络的尝试次数过多。请等待一分钟，然后返回重试。如果继续尝试，等待时间将延长至15分钟。您的账户没有被锁定。',
  'edge.unavailable.title': '马上回来',
  'edge.unavailable.text': '我们正在维护网站。请半分钟后再试。',
}
