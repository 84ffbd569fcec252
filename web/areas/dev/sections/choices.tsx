import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ChipsField } from '../../../ui/chips-field.tsx';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Grid, Stack } from '../../../ui/stack.tsx';

const trades = ['Plomería', 'Pintura', 'Electricidad', 'Mudanzas', 'Jardinería'].map((label) => ({
  value: label,
  label,
}));
/** As many as a state may have, to try the behaviour of a long list. */
const cities = ['Guadalajara', 'Zapopan', 'San Pedro Tlaquepaque', 'Tonalá', 'León de los Aldama']
  .concat(Array.from({ length: 300 }, (_, index) => `Localidad número ${index + 1}`))
  .map((label, index) => ({ value: String(index), label }));

export function Choices() {
  const [trade, setTrade] = useState('');
  const [city, setCity] = useState('0');
  const [others, setOthers] = useState<string[]>(['Pintura', 'Jardinería']);
  const [terms, setTerms] = useState(true);
  const [stars, setStars] = useState(4);
  return (
    <Grid min={300} gap={6}>
      <SelectField
        label="Profesión principal"
        options={trades}
        placeholder="Selecciona una profesión"
        value={trade}
        onChange={setTrade}
      />
      <SelectField
        label="Estado"
        options={trades}
        placeholder="Selecciona un estado"
        value=""
        onChange={setTrade}
        error="Elige el estado donde trabajas."
      />
      <ComboBox label="Ciudad" options={cities} value={city} onChange={setCity} />
      <ComboBox
        label="Ciudad donde realiza su servicio"
        options={cities}
        placeholder="Selecciona una ciudad"
        value=""
        onChange={setCity}
        error="Elige una ciudad de la lista."
      />
      <ChoiceField
        label="Trabajo"
        options={trades.slice(0, 3).map((option) => ({ ...option, detail: '$450.00' }))}
        value={trade}
        onChange={setTrade}
      />
      <ChoiceField
        label="Aparato"
        shape="tiles"
        options={trades.slice(0, 3)}
        value=""
        onChange={setTrade}
        error="Elige el aparato."
      />
      <ChipsField
        label="Otras profesiones"
        optional
        options={trades}
        placeholder="Selecciona una profesión"
        value={others}
        onChange={setOthers}
      />
      <Stack gap={2}>
        <Checkbox
          label={
            <>
              Acepto los <a href="/terminos-condiciones">términos y condiciones</a>
            </>
          }
          value={terms}
          onChange={setTerms}
        />
        <Checkbox
          label="Acepto el aviso"
          value={false}
          onChange={setTerms}
          error="Necesitamos que aceptes para continuar."
        />
        <Checkbox label="No disponible" value onChange={setTerms} disabled />
      </Stack>
      <Rating label="¿Cómo quedó el trabajo?" value={stars} onChange={setStars} />
      <Rating
        label="¿Cómo fue el trato?"
        value={0}
        onChange={setStars}
        error="Elige de una a cinco estrellas."
      />
      <Stack gap={2}>
        <Stars value={4.9} count={127} compact />
        <Stars value={3.6} count={1} />
        <Stars value={0} count={0} />
      </Stack>
    </Grid>
  );
}
