import { Column, Grid } from '@ferrule/ui/grid'
import { Wrap } from '@ferrule/ui/wrap'
import classes from './catalogue-head.module.css'

/** Title and lead of a list page. */
export function CatalogueHead({ title, lead }: { title: string; lead: string }) {
  return (
    <Wrap className={classes.head}>
      <Grid className={classes.grid}>
        <Column span={7}>
          <h1>{title}</h1>
        </Column>
        <Column span={5}>{lead && <p className={classes.lead}>{lead}</p>}</Column>
      </Grid>
    </Wrap>
  )
}
