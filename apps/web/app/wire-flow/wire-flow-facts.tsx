import { Icon } from '@ferrule/ui/icon'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import classes from './wire-flow.module.css'

export type UserType = 'cloud' | 'onprem' | 'unknown'

/** Where wire-flow runs (cloud or on premises), and the path of an order. */
export function WireFlowFacts({ userType, serviceUrl }: { userType: UserType; serviceUrl: string }) {
  const texts = useTexts()
  return (
    <div className={classes.columns}>
      <Panel id="how" title={texts('wire-flow.how-orders-travel')}>
        <ol className={classes.way} role="list">
          <li>
            <Icon name="chart" />
            {texts('wire-flow.step.erp')}
          </li>
          <li data-current="true">
            <Icon name={userType === 'cloud' ? 'cloud' : 'server'} />
            {userType === 'cloud' ? texts('wire-flow.step.cloud') : texts('wire-flow.step.onprem')}
          </li>
          <li>
            <Icon name="machine" />
            {texts('wire-flow.step.machines')}
          </li>
        </ol>
      </Panel>
      <Panel id="service" title={texts(`wire-flow.type.${userType}`)}>
        <p>{texts(`wire-flow.${userType}-text`)}</p>
        {userType !== 'unknown' && (
          <p className={classes.address}>
            {texts('wire-flow.address')}
            <strong>{new URL(serviceUrl).host}</strong>
          </p>
        )}
      </Panel>
    </div>
  )
}
