-- Why: the rules of risk ask who else is paid at a CLABE (4 §I).
create index payment_method_of_clabe on payment_method (numero);
