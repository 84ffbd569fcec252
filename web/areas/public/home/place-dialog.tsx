import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Place } from '../catalogue/place.ts';
import { PlaceFields } from '../catalogue/place-fields.tsx';

export interface PlaceDialogProps {
  place: Place;
  onChange: (place: Place) => void;
  onClose: () => void;
}

/** Chooses where the service is wanted. In a file of its own, which is loaded when the dialog opens. */
export default function PlaceDialog({ place, onChange, onClose }: PlaceDialogProps) {
  const [chosen, setChosen] = useState(place);
  return (
    <Dialog
      opened
      onClose={onClose}
      title="¿Dónde lo necesitas?"
      actions={
        <Button
          onClick={() => {
            onChange(chosen);
            onClose();
          }}
        >
          Usar este lugar
        </Button>
      }
    >
      <PlaceFields place={chosen} onChange={setChosen} eager />
    </Dialog>
  );
}
