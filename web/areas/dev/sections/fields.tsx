import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { AlbumField, type AlbumImage } from '../../../ui/album-field.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { Grid } from '../../../ui/stack.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export function Fields() {
  const [text, setText] = useState('');
  const [mail, setMail] = useState('clara@correo');
  const [phone, setPhone] = useState('3312345678');
  const [pass, setPass] = useState('jardin-Azul-7');
  const [about, setAbout] = useState('Fugas, tinacos y calentadores.');
  const [price, setPrice] = useState('12,500');
  const [code, setCode] = useState('123');
  const [day, setDay] = useState('');
  const [image, setImage] = useState<File | null>(null);
  const [album, setAlbum] = useState<readonly AlbumImage[]>(['uno', 'dos']);
  const ignore = () => {};
  return (
    <Grid min={300} gap={6}>
      <TextField label="Nombre" value={text} onChange={setText} placeholder="Como te conocen" />
      <TextField
        label="Correo"
        type="email"
        value={mail}
        onChange={setMail}
        description="Te avisaremos aquí de tus proyectos."
        error="Escribe un correo completo, por ejemplo clara@correo.mx."
      />
      <TextField
        label="Buscar"
        type="search"
        prefix={<IconSearch size={20} aria-hidden />}
        value={text}
        onChange={setText}
        optional
      />
      <TextField label="Correo de la cuenta" value="clara@correo.mx" onChange={ignore} readOnly />
      <TextField label="Apartamento" value="" onChange={ignore} optional disabled />
      <PhoneField label="Teléfono" value={phone} onChange={setPhone} />
      <PasswordField label="Contraseña" isNew value={pass} onChange={setPass} />
      <MoneyField label="Precio" value={price} onChange={setPrice} />
      <MoneyField
        label="Precio"
        value=""
        onChange={ignore}
        error="Escribe un precio de al menos $10."
      />
      <DateField label="Fecha de inicio" value={day} onChange={setDay} />
      <DateField label="Hora" type="time" value="" onChange={ignore} disabled />
      <CodeField label="Código de verificación" value={code} onChange={setCode} />
      <TextArea label="Descripción" value={about} onChange={setAbout} maxLength={400} />
      <TextArea
        label="Motivo"
        value=""
        onChange={ignore}
        maxLength={400}
        error="Cuéntanos el motivo para poder ayudarte."
      />
      <ImageField label="Foto de perfil" shape="round" value={image} onChange={setImage} />
      <ImageField
        label="Foto del trabajo"
        optional
        value={null}
        onChange={ignore}
        error="La imagen pesa más de 6 MB. Elige una más ligera."
      />
      <AlbumField
        label="Fotos del trabajo"
        optional
        value={album}
        onChange={setAlbum}
        limits={{ images: 3, each: 6, all: 50 }}
        texts={{
          tooLarge: ({ name }) => `«${name}» pesa más de 6 MB.`,
          tooMany: 'Ya son 3.',
          tooHeavy: 'Juntas pesan más de 50 MB.',
        }}
        known={() => ({ src: '/favicon.svg', bytes: 1_500_000 })}
      />
    </Grid>
  );
}
