import { Grid } from '@karvon/ui/Grid';
import { TextField } from '@karvon/ui/TextField';

export function OwnerFields() {
  return (
    <Grid columns={[1, 2]} hasFields>
      <TextField label="Имя" name="firstName" isRequired />
      <TextField label="Фамилия" name="lastName" isRequired />
    </Grid>
  );
}
